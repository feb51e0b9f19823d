ALTER TABLE "site_hosts" ADD COLUMN "cdn" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- As before, and whether a content delivery network may keep the pages, which the plan of the account says.
CREATE OR REPLACE FUNCTION refresh_site_hosts(project text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	is_online boolean;
	may_keep boolean;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(project, 7263002));
	SELECT NOT u.sites_offline AND NOT EXISTS (
		SELECT FROM suspensions s WHERE s.lifted_at IS NULL AND s.subject_id IN (p.id, p.user_id)),
		coalesce((l.features ->> 'cdn_basic')::boolean, false)
	INTO is_online, may_keep FROM projects p JOIN users u ON u.id = p.user_id LEFT JOIN plans l ON l.name = u.plan_name
		WHERE p.id = project;
	DELETE FROM site_hosts h WHERE h.site_id = project AND (is_online IS NOT TRUE OR NOT EXISTS (
		SELECT FROM domains d WHERE d.domain = h.host AND d.project_id = project AND d.held AND d.status = 'active'));
	INSERT INTO site_hosts AS h (host, site_id, origin, robots, cdn)
		SELECT d.domain, project, (CASE WHEN d.ssl THEN 'https://' ELSE 'http://' END) || d.domain, coalesce(s.robots, 'index'), may_keep
		FROM domains d LEFT JOIN project_seo s ON s.project_id = project
		WHERE is_online AND d.project_id = project AND d.held AND d.status = 'active'
		ON CONFLICT (host) DO UPDATE SET site_id = excluded.site_id, origin = excluded.origin, robots = excluded.robots, cdn = excluded.cdn
		WHERE (h.site_id, h.origin, h.robots, h.cdn) IS DISTINCT FROM (excluded.site_id, excluded.origin, excluded.robots, excluded.cdn);
	-- A project without pages has nothing to be written.
	UPDATE sites SET origin = site_origin(project), revision = revision + 1,
			written = CASE WHEN EXISTS (SELECT FROM pages WHERE project_id = project) THEN written ELSE revision + 1 END
		WHERE project_id = project AND origin <> site_origin(project);
END $$;--> statement-breakpoint
CREATE FUNCTION follow_cdn_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- All of a plan's sites at once: a lock for each of them would be more than there is room for.
	UPDATE site_hosts h SET cdn = NOT h.cdn FROM projects p JOIN users u ON u.id = p.user_id
		WHERE p.id = h.site_id AND u.plan_name = NEW.name
			AND h.cdn <> coalesce((NEW.features ->> 'cdn_basic')::boolean, false);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_cdn_followed AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."plan_name" <> NEW."plan_name") EXECUTE FUNCTION follow_account();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER plans_cdn_followed AFTER UPDATE ON "plans" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((OLD."features" -> 'cdn_basic') IS DISTINCT FROM (NEW."features" -> 'cdn_basic')) EXECUTE FUNCTION follow_cdn_of_plan();--> statement-breakpoint
UPDATE "site_hosts" h SET "cdn" = false FROM "projects" p JOIN "users" u ON u."id" = p."user_id" LEFT JOIN "plans" l ON l."name" = u."plan_name"
	WHERE p."id" = h."site_id" AND NOT coalesce((l."features" ->> 'cdn_basic')::boolean, false);
