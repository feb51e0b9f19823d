CREATE TABLE "page_comment_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"section" text NOT NULL,
	"section_name" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"thread_id" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_previews" ADD COLUMN "comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_comment_threads" ADD CONSTRAINT "page_comment_threads_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_thread_id_page_comment_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."page_comment_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_comment_threads_page" ON "page_comment_threads" USING btree ("page_id","created_at");--> statement-breakpoint
CREATE INDEX "page_comment_threads_updated" ON "page_comment_threads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "page_comments_thread" ON "page_comments" USING btree ("thread_id","created_at");