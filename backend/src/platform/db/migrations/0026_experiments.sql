CREATE TABLE "experiment_variants" (
	"experiment_id" text NOT NULL,
	"letter" text NOT NULL,
	"name" text NOT NULL,
	"page_id" text,
	"weight" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "experiment_variants_experiment_id_letter_pk" PRIMARY KEY("experiment_id","letter")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"page_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"days" integer NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"winner" text
);
--> statement-breakpoint
ALTER TABLE "site_routes" ADD COLUMN "experiment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_routes" ADD COLUMN "variants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "experiment_variants" ADD CONSTRAINT "experiment_variants_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_variants" ADD CONSTRAINT "experiment_variants_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiment_variants_page" ON "experiment_variants" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "experiments_running" ON "experiments" USING btree ("page_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "experiments_page" ON "experiments" USING btree ("page_id","started_at");--> statement-breakpoint
CREATE INDEX "experiments_project" ON "experiments" USING btree ("project_id");--> statement-breakpoint
-- A page has a route while it is published, written, and not suspended. Its row is held meanwhile: changes take turns.
-- Where an experiment runs, the route holds what it shows besides: variants have no route of their own.
CREATE OR REPLACE FUNCTION refresh_site_route(page text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	wanted record;
	targets text;
	running text;
	others jsonb;
BEGIN
	PERFORM FROM pages WHERE id = page FOR NO KEY UPDATE;
	-- First the variant, then the page that it is tried on: always in this order.
	PERFORM refresh_site_route(e.page_id) FROM experiments e JOIN experiment_variants v ON v.experiment_id = e.id
		WHERE v.page_id = page AND v.letter <> 'A' AND e.status = 'running' AND e.page_id <> page;
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
	SELECT e.id, jsonb_agg(jsonb_build_object('letter', v.letter, 'weight', v.weight, 'pageId', v.page_id, 'key', a.key,
			'etag', a.etag, 'hasForm', a.has_form, 'language', a.language, 'formTargets', (
				SELECT coalesce(string_agg(DISTINCT f.target, ' ' ORDER BY f.target), '')
				FROM forms f WHERE f.page_id = v.page_id AND f.position > 0 AND f.target <> '')) ORDER BY v.letter)
		INTO running, others
		FROM experiments e JOIN experiment_variants v ON v.experiment_id = e.id JOIN page_artefacts a ON a.page_id = v.page_id
		WHERE e.page_id = page AND e.status = 'running' AND v.letter <> 'A'
			AND NOT EXISTS (SELECT FROM suspensions s WHERE s.lifted_at IS NULL AND s.subject_id = v.page_id)
		GROUP BY e.id;
	DELETE FROM site_routes WHERE page_id = page AND (site_id, path) <> (wanted.project_id, wanted.path);
	INSERT INTO site_routes AS r (site_id, path, page_id, title, key, etag, has_form, form_targets, language, experiment, variants, updated_at)
		VALUES (wanted.project_id, wanted.path, page, wanted.title, wanted.key, wanted.etag, wanted.has_form, targets, wanted.language,
			coalesce(running, ''), coalesce(others, '[]'), wanted.updated_at)
		ON CONFLICT (site_id, path) DO UPDATE SET page_id = page, title = excluded.title, key = excluded.key, etag = excluded.etag,
			has_form = excluded.has_form, form_targets = excluded.form_targets, language = excluded.language,
			experiment = excluded.experiment, variants = excluded.variants, updated_at = excluded.updated_at
		WHERE (r.page_id, r.title, r.key, r.has_form, r.form_targets, r.language, r.experiment, r.variants) IS DISTINCT FROM (page,
			excluded.title, excluded.key, excluded.has_form, excluded.form_targets, excluded.language, excluded.experiment, excluded.variants);
END $$;--> statement-breakpoint
CREATE FUNCTION follow_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_route(NEW.page_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_experiment_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_route(e.page_id) FROM experiments e WHERE e.id = NEW.experiment_id AND e.status = 'running';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER experiments_added AFTER INSERT ON "experiments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_experiment();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER experiments_ended AFTER UPDATE ON "experiments" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."status" <> NEW."status") EXECUTE FUNCTION follow_experiment();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER experiment_variants_moved AFTER UPDATE ON "experiment_variants" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."page_id" IS DISTINCT FROM NEW."page_id") EXECUTE FUNCTION follow_experiment_variant();
