CREATE TABLE "shared_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"contents" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published" jsonb,
	"published_revision" integer DEFAULT 0 NOT NULL,
	"publish_due" timestamp (3) with time zone,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "shared" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_sections" ADD CONSTRAINT "shared_sections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_sections_project" ON "shared_sections" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_sections_due" ON "shared_sections" USING btree ("publish_due") WHERE publish_due is not null;--> statement-breakpoint
CREATE FUNCTION note_shared_sections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.shared := coalesce((
		SELECT jsonb_agg(DISTINCT id)
		FROM jsonb_path_query(NEW.editor_data, '$.pages[*].frames[*].component.**.attributes."data-shared"') id
		WHERE jsonb_typeof(id) = 'string'
	), '[]');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER pages_sharing_sections BEFORE INSERT OR UPDATE OF "editor_data" ON "pages" FOR EACH ROW
	EXECUTE FUNCTION note_shared_sections();
