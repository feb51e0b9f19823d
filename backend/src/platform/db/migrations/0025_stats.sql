CREATE TABLE "stat_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stat_counts" (
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"page_id" text NOT NULL,
	"variant" text NOT NULL,
	"name" text NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stat_counts_project_id_kind_at_page_id_variant_name_minutes_pk" PRIMARY KEY("project_id","kind","at","page_id","variant","name","minutes")
);
--> statement-breakpoint
CREATE TABLE "stat_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stat_visitors" (
	"day" date NOT NULL,
	"hash" text NOT NULL,
	"project_id" text NOT NULL,
	"is_site" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stat_visitors_day_hash_pk" PRIMARY KEY("day","hash")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "stat_counts" ADD CONSTRAINT "stat_counts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stat_visitors" ADD CONSTRAINT "stat_visitors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stat_counts_fine" ON "stat_counts" USING btree ("at") WHERE minutes = 15;--> statement-breakpoint
CREATE INDEX "stat_counts_at" ON "stat_counts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stat_visitors_seen" ON "stat_visitors" USING btree ("project_id","seen_at");