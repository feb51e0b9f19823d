CREATE INDEX IF NOT EXISTS "orders_user" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "project_seo_image" ON "project_seo" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "project_seo_favicon" ON "project_seo" USING btree ("favicon_id") WHERE favicon_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "released_names_user" ON "released_names" USING btree ("user_id") WHERE user_id is not null;