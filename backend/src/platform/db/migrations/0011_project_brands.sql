CREATE TABLE "project_brands" (
	"project_id" text PRIMARY KEY NOT NULL,
	"brand" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_brands" ADD CONSTRAINT "project_brands_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;