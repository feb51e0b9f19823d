CREATE TABLE "forms" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"page_id" text NOT NULL,
	"page_title" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"fields" jsonb NOT NULL,
	"position" integer NOT NULL,
	"settings" jsonb,
	"target" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "form_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "file_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" jsonb DEFAULT '{"referrer":"","utm_source":"","utm_medium":"","utm_campaign":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "spam_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "consent" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "body_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lead_id" text;--> statement-breakpoint
ALTER TABLE "site_routes" ADD COLUMN "form_targets" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forms_project" ON "forms" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "forms_page" ON "forms" USING btree ("page_id","position");--> statement-breakpoint
CREATE INDEX "leads_project_kept" ON "leads" USING btree ("project_id","created_at" DESC NULLS LAST,"id") WHERE status <> 'spam';--> statement-breakpoint
CREATE INDEX "leads_project_status" ON "leads" USING btree ("project_id","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_form_status" ON "leads" USING btree ("form_id","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email","project_id") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "leads_body" ON "leads" USING btree ("project_id","body_hash","created_at") WHERE body_hash <> '';--> statement-breakpoint
CREATE INDEX "leads_unconfirmed" ON "leads" USING btree ("created_at") WHERE not confirmed;--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin (to_tsvector('simple', words));--> statement-breakpoint
CREATE INDEX "mails_lead" ON "mails" USING btree ("lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "mails_lead_recipient" ON "mails" USING btree ("recipient","created_at") WHERE lead_id is not null;--> statement-breakpoint
-- What came in before counted at once, and is found by its words as what comes in now.
UPDATE "leads" SET "counted_at" = "created_at",
	"words" = left((SELECT coalesce(string_agg(regexp_replace(lower(field ->> 'value'), '[^[:alnum:]]+', ' ', 'g'), ' '), '') FROM jsonb_array_elements("fields") field), 100000),
	"email" = coalesce((SELECT lower(btrim(field ->> 'value')) FROM jsonb_array_elements("fields") WITH ORDINALITY AS each(field, place)
		WHERE btrim(field ->> 'value') ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' AND length(field ->> 'value') <= 320 ORDER BY place LIMIT 1), '');--> statement-breakpoint
-- As before, and says where the page's forms may lead.
CREATE OR REPLACE FUNCTION refresh_site_route(page text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	wanted record;
	targets text;
BEGIN
	PERFORM FROM pages WHERE id = page FOR NO KEY UPDATE;
	SELECT p.project_id, p.path, p.updated_at, a.* INTO wanted
		FROM pages p JOIN page_artefacts a ON a.page_id = p.id
		WHERE p.id = page AND p.published_key IS NOT NULL
			AND (p.status = 'active' OR (p.status = 'pending' AND p.status_after = 'active'))
			AND NOT EXISTS (SELECT FROM suspensions s WHERE s.lifted_at IS NULL AND s.subject_id = p.id);
	IF NOT FOUND THEN
		DELETE FROM site_routes WHERE page_id = page;
		RETURN;
	END IF;
	SELECT coalesce(string_agg(DISTINCT f.target, ' ' ORDER BY f.target), '') INTO targets
		FROM forms f WHERE f.page_id = page AND f.position > 0 AND f.target <> '';
	DELETE FROM site_routes WHERE page_id = page AND (site_id, path) <> (wanted.project_id, wanted.path);
	INSERT INTO site_routes AS r (site_id, path, page_id, title, key, etag, has_form, form_targets, language, updated_at)
		VALUES (wanted.project_id, wanted.path, page, wanted.title, wanted.key, wanted.etag, wanted.has_form, targets, wanted.language, wanted.updated_at)
		ON CONFLICT (site_id, path) DO UPDATE SET page_id = page, title = excluded.title, key = excluded.key, etag = excluded.etag,
			has_form = excluded.has_form, form_targets = excluded.form_targets, language = excluded.language, updated_at = excluded.updated_at
		WHERE (r.page_id, r.title, r.key, r.has_form, r.form_targets, r.language)
			IS DISTINCT FROM (page, excluded.title, excluded.key, excluded.has_form, excluded.form_targets, excluded.language);
END $$;--> statement-breakpoint
CREATE FUNCTION follow_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_route(NEW.page_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forms_followed AFTER UPDATE ON "forms" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((OLD."target", OLD."position" > 0) IS DISTINCT FROM (NEW."target", NEW."position" > 0))
	EXECUTE FUNCTION follow_form();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forms_added AFTER INSERT ON "forms" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."target" <> '') EXECUTE FUNCTION follow_form();--> statement-breakpoint
-- Pages say what their account's plan allows: they follow it.
CREATE FUNCTION follow_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sites s SET revision = s.revision + 1 FROM projects p WHERE p.user_id = NEW.id AND s.project_id = p.id
		AND EXISTS (SELECT FROM forms f WHERE f.project_id = p.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_plan_followed AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."plan_name" <> NEW."plan_name") EXECUTE FUNCTION follow_plan();
