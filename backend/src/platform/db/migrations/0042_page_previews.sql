CREATE TABLE "page_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_previews" ADD CONSTRAINT "page_previews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_previews_token" ON "page_previews" USING btree ("token");--> statement-breakpoint
CREATE INDEX "page_previews_page" ON "page_previews" USING btree ("page_id","created_at" DESC NULLS LAST);