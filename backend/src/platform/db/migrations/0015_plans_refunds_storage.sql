CREATE TABLE "payment_disputes" (
	"provider" text NOT NULL,
	"dispute_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "released_names" (
	"domain" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"released_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "invoices_order";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "thumbnail_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_drafts" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unpaid_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unpaid_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sites_offline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_names" ADD CONSTRAINT "released_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_disputes_once" ON "payment_disputes" USING btree ("provider","dispute_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "domains_name" ON "domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "invoices_credit" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
-- What an account has without any purchase that counts: it reads, exports, deletes and buys again. Never on sale.
INSERT INTO "plans" ("name", "id", "prefix", "type", "description", "recommended", "price_month", "price_year", "price_lifetime", "features", "position")
VALUES ('none', 'plan_none', 'No plan', 'plan:none', '', false, 0, 0, 0, '{"project_max":0,"project_pages_max":0,"files_max":0,"custom_domain_max":0,"ai_pages":0,"ai_component":0,"storage_max_mb":0,"custom_domain":false,"custom_js":false,"cdn_basic":false,"stats_basic":false,"stats_advanced":false,"form_advanced":false}', 0)
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "plans" SET "features" = "features" || '{"storage_max_mb":1024}' WHERE "name" = 'basic';--> statement-breakpoint
UPDATE "plans" SET "features" = "features" || '{"storage_max_mb":10240}' WHERE "name" = 'pro';--> statement-breakpoint
UPDATE "plans" SET "features" = "features" || '{"storage_max_mb":102400}' WHERE "name" = 'premium';--> statement-breakpoint
UPDATE "orders" SET "refunded_amount" = "amount" WHERE "status" = 'refunded';--> statement-breakpoint
-- A refund of everything used to leave an account the smallest plan for life.
WITH "life" AS (
	SELECT c."used_by" AS "user_id", o."status" FROM "purchase_codes" c LEFT JOIN "orders" o ON o."id" = c."order_id" WHERE c."used_by" IS NOT NULL
	UNION ALL
	SELECT i."user_id", o."status" FROM "invoices" i JOIN "orders" o ON o."id" = i."order_id" WHERE i."kind" = 'invoice' AND i."period" = 'ltd' AND i."user_id" IS NOT NULL
), "lost" AS (
	SELECT "user_id" FROM "life" GROUP BY "user_id" HAVING bool_and(coalesce("status" = 'refunded', false))
), "smallest" AS (
	SELECT "name" FROM "plans" WHERE "name" <> 'none' ORDER BY "position", "name" LIMIT 1
)
UPDATE "users" u SET
	"plan_name" = CASE WHEN u."plan_until" IS NULL THEN 'none' ELSE u."plan_name" END,
	"unpaid_since" = CASE WHEN u."plan_until" IS NULL THEN now() END,
	"plan_after" = CASE WHEN u."plan_after" = s."name" THEN 'none' ELSE u."plan_after" END
FROM "lost" l, "smallest" s
WHERE u."id" = l."user_id" AND (u."plan_until" IS NULL AND u."plan_name" = s."name" OR u."plan_until" IS NOT NULL AND u."plan_after" = s."name");--> statement-breakpoint
CREATE FUNCTION notify_account_sites_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('landfall_sites', "id") FROM "projects" WHERE "user_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_sites_change AFTER UPDATE OF "sites_offline" ON "users" FOR EACH ROW WHEN (OLD."sites_offline" IS DISTINCT FROM NEW."sites_offline") EXECUTE FUNCTION notify_account_sites_change();
