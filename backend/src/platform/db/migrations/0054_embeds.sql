ALTER TABLE "page_artefacts" ADD COLUMN "has_embeds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_artefacts" ADD COLUMN "frame_origins" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_routes" ADD COLUMN "frame_origins" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A page has a route while it is published, written, and not suspended. Its row is held meanwhile: changes take turns.
-- Where an experiment runs, the route holds what it shows besides: variants have no route of their own.
-- It says what other sites are shown in the page, too.
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
			'etag', a.etag, 'hasForm', a.has_form, 'language', a.language, 'frameOrigins', a.frame_origins, 'formTargets', (
				SELECT coalesce(string_agg(DISTINCT f.target, ' ' ORDER BY f.target), '')
				FROM forms f WHERE f.page_id = v.page_id AND f.position > 0 AND f.target <> '')) ORDER BY v.letter)
		INTO running, others
		FROM experiments e JOIN experiment_variants v ON v.experiment_id = e.id JOIN page_artefacts a ON a.page_id = v.page_id
		WHERE e.page_id = page AND e.status = 'running' AND v.letter <> 'A'
			AND NOT EXISTS (SELECT FROM suspensions s WHERE s.lifted_at IS NULL AND s.subject_id = v.page_id)
		GROUP BY e.id;
	DELETE FROM site_routes WHERE page_id = page AND (site_id, path) <> (wanted.project_id, wanted.path);
	INSERT INTO site_routes AS r (site_id, path, page_id, title, key, etag, has_form, form_targets, frame_origins, language, experiment, variants, updated_at)
		VALUES (wanted.project_id, wanted.path, page, wanted.title, wanted.key, wanted.etag, wanted.has_form, targets, wanted.frame_origins, wanted.language,
			coalesce(running, ''), coalesce(others, '[]'), wanted.updated_at)
		ON CONFLICT (site_id, path) DO UPDATE SET page_id = page, title = excluded.title, key = excluded.key, etag = excluded.etag,
			has_form = excluded.has_form, form_targets = excluded.form_targets,
			frame_origins = excluded.frame_origins, language = excluded.language,
			experiment = excluded.experiment, variants = excluded.variants, updated_at = excluded.updated_at
		WHERE (r.page_id, r.title, r.key, r.has_form, r.form_targets, r.frame_origins, r.language, r.experiment, r.variants) IS DISTINCT FROM (page,
			excluded.title, excluded.key, excluded.has_form, excluded.form_targets, excluded.frame_origins, excluded.language, excluded.experiment, excluded.variants);
END $$;--> statement-breakpoint
-- Whether a project has pages that an account's plan decides about: with forms, or with something of other sites.
CREATE FUNCTION has_pages_by_plan(project text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM forms f WHERE f.project_id = project)
		OR EXISTS (SELECT FROM pages p JOIN page_artefacts a ON a.page_id = p.id WHERE p.project_id = project AND a.has_embeds)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sites s SET revision = s.revision + 1 FROM projects p WHERE p.user_id = NEW.id AND s.project_id = p.id
		AND has_pages_by_plan(p.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_embeds_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sites s SET revision = s.revision + 1 FROM users u JOIN projects p ON p.user_id = u.id
		WHERE u.plan_name = NEW.name AND s.project_id = p.id
		AND EXISTS (SELECT FROM pages g JOIN page_artefacts a ON a.page_id = g.id WHERE g.project_id = p.id AND a.has_embeds);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER plans_embeds_followed AFTER UPDATE ON "plans" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((OLD."features" -> 'custom_js') IS DISTINCT FROM (NEW."features" -> 'custom_js')) EXECUTE FUNCTION follow_embeds_of_plan();
