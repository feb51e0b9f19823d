CREATE TABLE "funnel_steps" (
	"page_id" text PRIMARY KEY NOT NULL,
	"funnel_id" text NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnels" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "experiments" ADD COLUMN "ended_because" text;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "to_next_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_artefacts" ADD COLUMN "to_next_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "funnel_steps" ADD CONSTRAINT "funnel_steps_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funnel_steps" ADD CONSTRAINT "funnel_steps_funnel_id_funnels_id_fk" FOREIGN KEY ("funnel_id") REFERENCES "public"."funnels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funnel_steps" ADD CONSTRAINT "funnel_steps_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funnels" ADD CONSTRAINT "funnels_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funnel_steps_funnel" ON "funnel_steps" USING btree ("funnel_id","position");--> statement-breakpoint
CREATE INDEX "funnel_steps_project" ON "funnel_steps" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "funnels_project" ON "funnels" USING btree ("project_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- Pages name the next step of their funnel: they follow its changes, and those of where a step is answered.
CREATE FUNCTION follow_funnel_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sites SET revision = revision + 1 WHERE project_id = coalesce(NEW.project_id, OLD.project_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION follow_funnel_route() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sites SET revision = revision + 1 WHERE project_id = coalesce(NEW.site_id, OLD.site_id)
		AND EXISTS (SELECT FROM funnel_steps WHERE page_id IN (NEW.page_id, OLD.page_id));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER funnel_steps_changed AFTER INSERT OR UPDATE OR DELETE ON "funnel_steps" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	EXECUTE FUNCTION follow_funnel_step();--> statement-breakpoint
CREATE TRIGGER site_routes_of_funnels AFTER INSERT OR DELETE ON "site_routes" FOR EACH ROW EXECUTE FUNCTION follow_funnel_route();--> statement-breakpoint
CREATE TRIGGER site_routes_of_funnels_moved AFTER UPDATE ON "site_routes" FOR EACH ROW
	WHEN ((OLD."page_id", OLD."path") IS DISTINCT FROM (NEW."page_id", NEW."path")) EXECUTE FUNCTION follow_funnel_route();--> statement-breakpoint
-- A plan without experiments ends those that run: they keep what they counted, and say why.
CREATE FUNCTION end_experiments_without_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM users u JOIN plans p ON p.name = u.plan_name
		WHERE u.id = NEW.id AND coalesce((p.features ->> 'stats_advanced')::boolean, false)) THEN
		RETURN NULL;
	END IF;
	-- Variants are at their own address again.
	UPDATE sites s SET revision = s.revision + 1 FROM projects p WHERE p.user_id = NEW.id AND s.project_id = p.id
		AND EXISTS (SELECT FROM experiments e WHERE e.project_id = p.id AND e.status = 'running');
	UPDATE experiments e SET status = 'stopped', ended_at = now(), ended_because = 'plan'
		FROM projects p WHERE p.id = e.project_id AND p.user_id = NEW.id AND e.status = 'running';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_experiments_followed AFTER UPDATE ON "users" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (OLD."plan_name" <> NEW."plan_name") EXECUTE FUNCTION end_experiments_without_plan();
