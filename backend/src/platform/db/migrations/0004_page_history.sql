CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"page_id" text NOT NULL,
	"page_title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"once_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"origin" text NOT NULL,
	"restored_from" integer,
	"sections" jsonb,
	"editor_data" jsonb,
	"published_key" text NOT NULL,
	"preview_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "generated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "status_after" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_project_created" ON "leads" USING btree ("project_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_page_created" ON "leads" USING btree ("page_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_number" ON "page_versions" USING btree ("page_id","number");--> statement-breakpoint
INSERT INTO "page_versions" ("id", "page_id", "number", "origin", "sections", "editor_data", "published_key", "preview_key", "created_at")
SELECT gen_random_uuid()::text, "id", 1, CASE WHEN "version" > 0 THEN 'saved' WHEN "description_ai" <> '' THEN 'generated' ELSE 'created' END,
	"sections", "editor_data", "published_key", "preview_key", "updated_at"
FROM "pages" WHERE "published_key" IS NOT NULL;--> statement-breakpoint
UPDATE "pages" SET "generation_error" = 'The page could not be written. Please ask for it again.' WHERE "generation_error" <> '';
