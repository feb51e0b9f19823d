ALTER TABLE "pages" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "publish_zone" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "publish_failure" text;--> statement-breakpoint
CREATE INDEX "pages_scheduled" ON "pages" USING btree ("publish_at") WHERE publish_at is not null and publish_failure is null;