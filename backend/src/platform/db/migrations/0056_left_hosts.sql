-- A host that goes from one site to another is a change of both: what remembers routes knows them by their former site.
CREATE FUNCTION tell_left_hosts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO route_changes (site_id, host)
		SELECT f.site_id, f.host FROM former f JOIN changed c ON c.host = f.host WHERE c.site_id <> f.site_id;
	PERFORM pg_notify('landfall_routes', l.site_id) FROM (
		SELECT DISTINCT f.site_id FROM former f JOIN changed c ON c.host = f.host WHERE c.site_id <> f.site_id) l;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER site_hosts_left AFTER UPDATE ON "site_hosts" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_left_hosts();
