-- Whoever keeps published pages in memory forgets those of a project whose site may have changed. Told at the commit.
CREATE FUNCTION notify_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN PERFORM pg_notify('landfall_sites', NEW.project_id);
	ELSE PERFORM pg_notify('landfall_sites', OLD.project_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION notify_project_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('landfall_sites', OLD.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER pages_site_change AFTER UPDATE OR DELETE ON "pages" FOR EACH ROW EXECUTE FUNCTION notify_site_change();--> statement-breakpoint
CREATE TRIGGER domains_site_change AFTER INSERT OR UPDATE OR DELETE ON "domains" FOR EACH ROW EXECUTE FUNCTION notify_site_change();--> statement-breakpoint
CREATE TRIGGER project_seo_site_change AFTER INSERT OR UPDATE OR DELETE ON "project_seo" FOR EACH ROW EXECUTE FUNCTION notify_site_change();--> statement-breakpoint
CREATE TRIGGER projects_site_change AFTER UPDATE OR DELETE ON "projects" FOR EACH ROW EXECUTE FUNCTION notify_project_change();
