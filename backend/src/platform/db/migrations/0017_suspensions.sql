CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_lasting" ON "suspensions" USING btree ("subject_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE FUNCTION notify_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('landfall_sites', id) FROM "projects"
		WHERE (NEW.kind = 'account' AND user_id = NEW.subject_id)
			OR (NEW.kind = 'site' AND id = NEW.subject_id)
			OR (NEW.kind = 'page' AND id = (SELECT project_id FROM "pages" WHERE id = NEW.subject_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER suspensions_told AFTER INSERT OR UPDATE ON "suspensions" FOR EACH ROW EXECUTE FUNCTION notify_suspension();
