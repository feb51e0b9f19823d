ALTER TABLE "page_artefacts" ADD COLUMN "next_step" text DEFAULT '?' NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "api_tokens_expires" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_changes_expires" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_undos_expires" ON "email_undos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "forms_retention" ON "forms" USING btree ("id") WHERE settings ->> 'retention_days' is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mails_sent" ON "mails" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "page_drafts_uncounted" ON "page_drafts" USING btree ("page_id") WHERE bytes = 0 and data is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "purchase_codes_user" ON "purchase_codes" USING btree ("used_by") WHERE used_by is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sites_recipe" ON "sites" USING btree ("recipe");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stat_batches_created" ON "stat_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_plan_until" ON "users" USING btree ("plan_until") WHERE plan_until is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_unpaid" ON "users" USING btree ("unpaid_since") WHERE unpaid_since is not null;--> statement-breakpoint
-- Nobody has listened to this channel since published sites stand on artefacts.
DROP TRIGGER IF EXISTS pages_site_change ON "pages";--> statement-breakpoint
DROP TRIGGER IF EXISTS domains_site_change ON "domains";--> statement-breakpoint
DROP TRIGGER IF EXISTS project_seo_site_change ON "project_seo";--> statement-breakpoint
DROP TRIGGER IF EXISTS projects_site_change ON "projects";--> statement-breakpoint
DROP TRIGGER IF EXISTS users_sites_change ON "users";--> statement-breakpoint
DROP TRIGGER IF EXISTS suspensions_told ON "suspensions";--> statement-breakpoint
DROP FUNCTION IF EXISTS notify_site_change();--> statement-breakpoint
DROP FUNCTION IF EXISTS notify_project_change();--> statement-breakpoint
DROP FUNCTION IF EXISTS notify_account_sites_change();--> statement-breakpoint
DROP FUNCTION IF EXISTS notify_suspension();--> statement-breakpoint
-- The path of the step that follows a page in its funnel: the next one that visitors can open.
-- A variant of an experiment that runs is followed by what follows the page that it is tried in place of.
CREATE FUNCTION next_step_of(page text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT r.path FROM funnel_steps own
	JOIN funnel_steps later ON later.funnel_id = own.funnel_id AND later.position > own.position
	JOIN site_routes r ON r.page_id = later.page_id
	WHERE own.page_id = coalesce((
		SELECT e.page_id FROM experiment_variants v JOIN experiments e ON e.id = v.experiment_id
		WHERE v.page_id = page AND v.letter <> 'A' AND e.status = 'running' LIMIT 1), page)
	ORDER BY later.position LIMIT 1
$$;--> statement-breakpoint
-- Has those pages of a site written anew that lead elsewhere than they were written to. The site is held first, as by whoever
-- keeps a page that is written; a page that is being deleted is left alone.
CREATE FUNCTION follow_next_steps(project text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM sites WHERE project_id = project FOR UPDATE;
	WITH moved AS (
		SELECT a.page_id FROM page_artefacts a JOIN pages p ON p.id = a.page_id
		WHERE p.project_id = project AND a.to_next_step AND a.revision > 0
			AND a.next_step <> coalesce(next_step_of(a.page_id), '')
		FOR UPDATE OF a SKIP LOCKED)
	UPDATE page_artefacts a SET revision = 0 FROM moved WHERE a.page_id = moved.page_id;
	IF FOUND THEN
		UPDATE sites SET written = least(written, revision - 1) WHERE project_id = project;
	END IF;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_funnel_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM follow_next_steps(coalesce(NEW.project_id, OLD.project_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_funnel_route() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM funnel_steps WHERE page_id IN (NEW.page_id, OLD.page_id)) THEN
		PERFORM follow_next_steps(coalesce(NEW.site_id, OLD.site_id));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A page that is only due to be written keeps its route.
DROP TRIGGER page_artefacts_followed ON "page_artefacts";--> statement-breakpoint
CREATE TRIGGER page_artefacts_added AFTER INSERT ON "page_artefacts" FOR EACH ROW EXECUTE FUNCTION follow_page_artefact();--> statement-breakpoint
CREATE TRIGGER page_artefacts_followed AFTER UPDATE ON "page_artefacts" FOR EACH ROW
	WHEN ((OLD."key", OLD."title", OLD."has_form", OLD."language") IS DISTINCT FROM (NEW."key", NEW."title", NEW."has_form", NEW."language"))
	EXECUTE FUNCTION follow_page_artefact();
