CREATE TABLE "page_artefacts" (
	"page_id" text PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"revision" integer NOT NULL,
	"key" text NOT NULL,
	"etag" text NOT NULL,
	"title" text NOT NULL,
	"has_form" boolean NOT NULL,
	"language" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_changes" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"site_id" text NOT NULL,
	"host" text,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"origin" text NOT NULL,
	"robots" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_routes" (
	"site_id" text NOT NULL,
	"path" text NOT NULL,
	"page_id" text NOT NULL,
	"title" text NOT NULL,
	"status" integer DEFAULT 200 NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT 'text/html; charset=utf-8' NOT NULL,
	"key" text NOT NULL,
	"etag" text NOT NULL,
	"has_form" boolean NOT NULL,
	"language" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_routes_site_id_path_pk" PRIMARY KEY("site_id","path")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"project_id" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"written" integer DEFAULT 1 NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"recipe" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discarded" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "page_artefacts" ADD CONSTRAINT "page_artefacts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_hosts_site" ON "site_hosts" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "site_routes_page" ON "site_routes" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "sites_due" ON "sites" USING btree ("project_id") WHERE written < revision;--> statement-breakpoint
-- Where a project's pages say that they are: its primary domain, else its oldest active one.
CREATE FUNCTION site_origin(project text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT (CASE WHEN ssl THEN 'https://' ELSE 'http://' END) || domain FROM domains
		WHERE project_id = project AND status = 'active' ORDER BY is_primary DESC, created_at, id LIMIT 1), '')
$$;--> statement-breakpoint
-- The hosts of a project are those of its proven domains, unless its account has no plan or an operator took it offline.
-- Of two changes at once the second waits here, and sees what the first one did.
CREATE FUNCTION refresh_site_hosts(project text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	is_online boolean;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(project, 7263002));
	SELECT NOT u.sites_offline AND NOT EXISTS (
		SELECT FROM suspensions s WHERE s.lifted_at IS NULL AND s.subject_id IN (p.id, p.user_id))
	INTO is_online FROM projects p JOIN users u ON u.id = p.user_id WHERE p.id = project;
	DELETE FROM site_hosts h WHERE h.site_id = project AND (is_online IS NOT TRUE OR NOT EXISTS (
		SELECT FROM domains d WHERE d.domain = h.host AND d.project_id = project AND d.held AND d.status = 'active'));
	INSERT INTO site_hosts AS h (host, site_id, origin, robots)
		SELECT d.domain, project, (CASE WHEN d.ssl THEN 'https://' ELSE 'http://' END) || d.domain, coalesce(s.robots, 'index')
		FROM domains d LEFT JOIN project_seo s ON s.project_id = project
		WHERE is_online AND d.project_id = project AND d.held AND d.status = 'active'
		ON CONFLICT (host) DO UPDATE SET site_id = excluded.site_id, origin = excluded.origin, robots = excluded.robots
		WHERE (h.site_id, h.origin, h.robots) IS DISTINCT FROM (excluded.site_id, excluded.origin, excluded.robots);
	-- A project without pages has nothing to be written.
	UPDATE sites SET origin = site_origin(project), revision = revision + 1,
			written = CASE WHEN EXISTS (SELECT FROM pages WHERE project_id = project) THEN written ELSE revision + 1 END
		WHERE project_id = project AND origin <> site_origin(project);
END $$;--> statement-breakpoint
-- A page has a route while it is published, written, and not suspended. Its row is held meanwhile: changes take turns.
CREATE FUNCTION refresh_site_route(page text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	wanted record;
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
	DELETE FROM site_routes WHERE page_id = page AND (site_id, path) <> (wanted.project_id, wanted.path);
	INSERT INTO site_routes AS r (site_id, path, page_id, title, key, etag, has_form, language, updated_at)
		VALUES (wanted.project_id, wanted.path, page, wanted.title, wanted.key, wanted.etag, wanted.has_form, wanted.language, wanted.updated_at)
		ON CONFLICT (site_id, path) DO UPDATE SET page_id = page, title = excluded.title, key = excluded.key, etag = excluded.etag,
			has_form = excluded.has_form, language = excluded.language, updated_at = excluded.updated_at
		WHERE (r.page_id, r.title, r.key, r.has_form, r.language) IS DISTINCT FROM (page, excluded.title, excluded.key, excluded.has_form, excluded.language);
END $$;--> statement-breakpoint
-- Deferred to the commit, where nothing else is waited for any more.
CREATE FUNCTION follow_domain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_hosts(coalesce(NEW.project_id, OLD.project_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_seo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_hosts(coalesce(NEW.project_id, OLD.project_id));
	UPDATE sites SET revision = revision + 1 WHERE project_id = coalesce(NEW.project_id, OLD.project_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO sites (project_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE sites SET revision = revision + 1 WHERE project_id = NEW.id;
	ELSE
		PERFORM refresh_site_hosts(OLD.id);
		DELETE FROM sites WHERE project_id = OLD.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_hosts(p.id) FROM (SELECT id FROM projects WHERE user_id = NEW.id ORDER BY id) p;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.kind = 'page' THEN
		PERFORM refresh_site_route(NEW.subject_id);
	ELSE
		PERFORM refresh_site_hosts(p.id)
			FROM (SELECT id FROM projects WHERE NEW.subject_id IN (id, user_id) ORDER BY id) p;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_route(NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_page_artefact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_route(NEW.page_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_gone_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM site_routes r USING gone WHERE r.page_id = gone.id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Whoever publishes a document and writes nothing for visitors, as the release before does, leaves that to the sweep.
CREATE FUNCTION note_unwritten_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM pages WHERE id = NEW.id AND published_key = NEW.published_key)
		AND NOT EXISTS (SELECT FROM page_artefacts WHERE page_id = NEW.id AND source_key = NEW.published_key) THEN
		UPDATE sites SET written = revision - 1 WHERE project_id = NEW.project_id AND written >= revision;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What remembers routes forgets those of this site, and the copies in the store follow.
CREATE FUNCTION tell_host_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO route_changes (site_id, host) SELECT site_id, host FROM changed;
	PERFORM pg_notify('landfall_routes', site_id) FROM (SELECT DISTINCT site_id FROM changed) c;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_route_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO route_changes (site_id, path) SELECT site_id, path FROM changed;
	PERFORM pg_notify('landfall_routes', site_id) FROM (SELECT DISTINCT site_id FROM changed) c;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_site_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('landfall_sites_due', NEW.project_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER site_hosts_added AFTER INSERT ON "site_hosts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_host_changes();--> statement-breakpoint
CREATE TRIGGER site_hosts_changed AFTER UPDATE ON "site_hosts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_host_changes();--> statement-breakpoint
CREATE TRIGGER site_hosts_gone AFTER DELETE ON "site_hosts" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_host_changes();--> statement-breakpoint
CREATE TRIGGER site_routes_added AFTER INSERT ON "site_routes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_route_changes();--> statement-breakpoint
CREATE TRIGGER site_routes_changed AFTER UPDATE ON "site_routes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_route_changes();--> statement-breakpoint
CREATE TRIGGER site_routes_gone AFTER DELETE ON "site_routes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_route_changes();--> statement-breakpoint
CREATE TRIGGER sites_due_told AFTER UPDATE ON "sites" FOR EACH ROW WHEN (NEW."written" < NEW."revision" AND NEW."revision" - NEW."written" > OLD."revision" - OLD."written") EXECUTE FUNCTION tell_site_due();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER domains_followed AFTER INSERT OR UPDATE OR DELETE ON "domains" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_domain();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER project_seo_added AFTER INSERT OR DELETE ON "project_seo" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_seo();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER project_seo_changed AFTER UPDATE ON "project_seo" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((OLD."title_pattern", OLD."description", OLD."robots", OLD."image_id", OLD."favicon_id") IS DISTINCT FROM (NEW."title_pattern", NEW."description", NEW."robots", NEW."image_id", NEW."favicon_id"))
	EXECUTE FUNCTION follow_seo();--> statement-breakpoint
CREATE TRIGGER projects_added AFTER INSERT ON "projects" FOR EACH ROW EXECUTE FUNCTION follow_project();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER projects_renamed AFTER UPDATE ON "projects" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."name" <> NEW."name") EXECUTE FUNCTION follow_project();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER projects_gone AFTER DELETE ON "projects" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_project();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_sites_followed AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."sites_offline" <> NEW."sites_offline") EXECUTE FUNCTION follow_account();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER suspensions_followed AFTER INSERT OR UPDATE ON "suspensions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_suspension();--> statement-breakpoint
CREATE TRIGGER pages_followed AFTER UPDATE ON "pages" FOR EACH ROW
	WHEN ((OLD."path", OLD."status", OLD."status_after", OLD."published_key") IS DISTINCT FROM (NEW."path", NEW."status", NEW."status_after", NEW."published_key"))
	EXECUTE FUNCTION follow_page();--> statement-breakpoint
CREATE TRIGGER pages_gone AFTER DELETE ON "pages" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION follow_gone_pages();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER pages_added_unwritten AFTER INSERT ON "pages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."published_key" IS NOT NULL) EXECUTE FUNCTION note_unwritten_page();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER pages_changed_unwritten AFTER UPDATE ON "pages" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW."published_key" IS NOT NULL AND OLD."published_key" IS DISTINCT FROM NEW."published_key") EXECUTE FUNCTION note_unwritten_page();--> statement-breakpoint
CREATE TRIGGER page_artefacts_followed AFTER INSERT OR UPDATE ON "page_artefacts" FOR EACH ROW EXECUTE FUNCTION follow_page_artefact();--> statement-breakpoint
INSERT INTO "sites" ("project_id", "revision", "written", "origin") SELECT "id", 1, 0, site_origin("id") FROM "projects";--> statement-breakpoint
INSERT INTO "site_hosts" ("host", "site_id", "origin", "robots")
	SELECT d."domain", p."id", (CASE WHEN d."ssl" THEN 'https://' ELSE 'http://' END) || d."domain", coalesce(s."robots", 'index')
	FROM "domains" d JOIN "projects" p ON p."id" = d."project_id" JOIN "users" u ON u."id" = p."user_id"
	LEFT JOIN "project_seo" s ON s."project_id" = p."id"
	WHERE d."held" AND d."status" = 'active' AND NOT u."sites_offline" AND NOT EXISTS (
		SELECT FROM "suspensions" x WHERE x."lifted_at" IS NULL AND x."subject_id" IN (p."id", p."user_id"));
