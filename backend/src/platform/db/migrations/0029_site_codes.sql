CREATE TABLE "site_codes" (
	"site_id" text PRIMARY KEY NOT NULL,
	"head" text NOT NULL,
	"body_end" text NOT NULL,
	"asks" boolean NOT NULL,
	"ask_text" text NOT NULL,
	"privacy_url" text NOT NULL,
	"etag" text NOT NULL
);
--> statement-breakpoint
-- Code is published while there is some and its account's plan includes it. Of two changes at once the second waits here.
CREATE FUNCTION refresh_site_code(project text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	wanted record;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(project, 7263003));
	SELECT x.* INTO wanted FROM project_pixels x JOIN projects p ON p.id = x.project_id
		JOIN users u ON u.id = p.user_id JOIN plans l ON l.name = u.plan_name
		WHERE x.project_id = project AND (x.code_head <> '' OR x.code_body_end <> '')
			AND coalesce((l.features ->> 'custom_js')::boolean, false);
	IF NOT FOUND THEN
		DELETE FROM site_codes WHERE site_id = project;
		RETURN;
	END IF;
	INSERT INTO site_codes AS c (site_id, head, body_end, asks, ask_text, privacy_url, etag)
		VALUES (project, wanted.code_head, wanted.code_body_end, wanted.consent_required, wanted.consent_text, wanted.privacy_url,
			left(md5(jsonb_build_array(wanted.code_head, wanted.code_body_end, wanted.consent_required, wanted.consent_text, wanted.privacy_url)::text), 16))
		ON CONFLICT (site_id) DO UPDATE SET head = excluded.head, body_end = excluded.body_end, asks = excluded.asks,
			ask_text = excluded.ask_text, privacy_url = excluded.privacy_url, etag = excluded.etag
		WHERE c.etag <> excluded.etag;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_pixel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_code(coalesce(NEW.project_id, OLD.project_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_code_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_code(c.id) FROM (SELECT p.id FROM projects p JOIN project_pixels x ON x.project_id = p.id
		WHERE p.user_id = NEW.id AND (x.code_head <> '' OR x.code_body_end <> '') ORDER BY p.id) c;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_code_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_site_code(c.id) FROM (SELECT p.id FROM users u JOIN projects p ON p.user_id = u.id
		JOIN project_pixels x ON x.project_id = p.id
		WHERE u.plan_name = NEW.name AND (x.code_head <> '' OR x.code_body_end <> '') ORDER BY p.id) c;
	RETURN NULL;
END $$;--> statement-breakpoint
-- What remembers routes forgets those of this site; the copies of its hosts and its code follow, and every page is purged.
CREATE FUNCTION tell_code_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO route_changes (site_id, host) SELECT h.site_id, h.host FROM site_hosts h JOIN changed c ON c.site_id = h.site_id;
	INSERT INTO route_changes (site_id, path) SELECT site_id, '/*' FROM changed;
	PERFORM pg_notify('landfall_routes', site_id) FROM changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER site_codes_added AFTER INSERT ON "site_codes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_code_changes();--> statement-breakpoint
CREATE TRIGGER site_codes_changed AFTER UPDATE ON "site_codes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_code_changes();--> statement-breakpoint
CREATE TRIGGER site_codes_gone AFTER DELETE ON "site_codes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_code_changes();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER project_pixels_followed AFTER INSERT OR UPDATE OR DELETE ON "project_pixels" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION follow_pixel();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_code_followed AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."plan_name" <> NEW."plan_name") EXECUTE FUNCTION follow_code_of_account();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER plans_code_followed AFTER UPDATE ON "plans" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN ((OLD."features" -> 'custom_js') IS DISTINCT FROM (NEW."features" -> 'custom_js')) EXECUTE FUNCTION follow_code_of_plan();
