CREATE TABLE "page_drafts" (
	"page_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"stamp" text NOT NULL,
	"writer" text NOT NULL,
	"data" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_drafts" ADD CONSTRAINT "page_drafts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;