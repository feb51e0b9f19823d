CREATE TABLE "page_redirects" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"project_id" text NOT NULL,
	"path" text NOT NULL,
	"page_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_redirects" ADD CONSTRAINT "page_redirects_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_redirects" ADD CONSTRAINT "page_redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_redirects_path" ON "page_redirects" USING btree ("project_id","path");--> statement-breakpoint
CREATE INDEX "page_redirects_page" ON "page_redirects" USING btree ("page_id","created_at" DESC NULLS LAST);--> statement-breakpoint
-- Where a page is online, the path that it leaves goes on leading to it. A page that takes a path ends what led elsewhere.
CREATE FUNCTION keep_old_path() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM page_redirects WHERE project_id = NEW.project_id AND path = NEW.path;
	DELETE FROM site_routes WHERE site_id = NEW.project_id AND path = NEW.path AND location <> '';
	IF TG_OP = 'UPDATE' AND EXISTS (
		SELECT FROM site_routes WHERE site_id = OLD.project_id AND path = OLD.path AND page_id = OLD.id) THEN
		INSERT INTO page_redirects (project_id, path, page_id) VALUES (OLD.project_id, OLD.path, OLD.id)
			ON CONFLICT (project_id, path) DO UPDATE SET page_id = excluded.page_id, created_at = excluded.created_at;
		DELETE FROM page_redirects WHERE id IN (
			SELECT id FROM page_redirects WHERE page_id = OLD.id ORDER BY created_at DESC, id OFFSET 20);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
-- Leads straight to where the page is answered: there are no chains, and nothing leads to itself. A page keeps its path.
CREATE FUNCTION refresh_redirect_route(project text, old_path text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	target text;
	lead text;
BEGIN
	SELECT page_id INTO target FROM page_redirects WHERE project_id = project AND path = old_path FOR UPDATE;
	SELECT r.path INTO lead FROM site_routes r
		WHERE r.site_id = project AND r.page_id = target AND r.location = '' AND r.path <> old_path;
	IF lead IS NULL THEN
		DELETE FROM site_routes WHERE site_id = project AND path = old_path AND location <> '';
		RETURN;
	END IF;
	-- It belongs to no page: what counts, lists or deletes a page's routes finds the page's own.
	INSERT INTO site_routes AS r (site_id, path, page_id, title, status, location, key, etag, has_form, language, updated_at)
		VALUES (project, old_path, '', '', 308, lead, '', '', false, 'en', now())
		ON CONFLICT (site_id, path) DO UPDATE SET location = excluded.location, updated_at = excluded.updated_at
		WHERE r.location <> '' AND r.location <> excluded.location;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_redirect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_redirect_route(coalesce(NEW.project_id, OLD.project_id), coalesce(NEW.path, OLD.path));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_redirected_route() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_redirect_route(p.project_id, p.path) FROM (
		SELECT project_id, path FROM page_redirects WHERE page_id IN (NEW.page_id, OLD.page_id) ORDER BY project_id, path) p;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pages_taking_path BEFORE INSERT ON "pages" FOR EACH ROW EXECUTE FUNCTION keep_old_path();--> statement-breakpoint
CREATE TRIGGER pages_changing_path BEFORE UPDATE ON "pages" FOR EACH ROW WHEN (OLD."path" <> NEW."path") EXECUTE FUNCTION keep_old_path();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER page_redirects_followed AFTER INSERT OR UPDATE OR DELETE ON "page_redirects" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	EXECUTE FUNCTION follow_redirect();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER site_routes_redirected_added AFTER INSERT ON "site_routes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW."location" = '') EXECUTE FUNCTION follow_redirected_route();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER site_routes_redirected_gone AFTER DELETE ON "site_routes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."location" = '') EXECUTE FUNCTION follow_redirected_route();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER site_routes_redirected_moved AFTER UPDATE ON "site_routes" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((OLD."page_id", OLD."path") IS DISTINCT FROM (NEW."page_id", NEW."path")) EXECUTE FUNCTION follow_redirected_route();
