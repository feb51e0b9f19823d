CREATE TABLE "trash" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"subject_id" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" text,
	"title" text NOT NULL,
	"deleted_by" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"paths" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_rows" (
	"trash_id" text NOT NULL,
	"position" integer NOT NULL,
	"table_name" text NOT NULL,
	"refers" text DEFAULT '' NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "tags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trash_subject" ON "trash" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "trash_user" ON "trash" USING btree ("user_id","deleted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "trash_project" ON "trash" USING btree ("project_id","kind");--> statement-breakpoint
CREATE INDEX "trash_expires" ON "trash" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trash_rows_order" ON "trash_rows" USING btree ("trash_id","position");--> statement-breakpoint
CREATE INDEX "files_user_size" ON "files" USING btree ("user_id","size" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "files_user_name" ON "files" USING btree ("user_id",left(words, 60) collate "C" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "files_tagged" ON "files" USING btree ("user_id") WHERE tags <> '[]';--> statement-breakpoint
CREATE INDEX "files_words" ON "files" USING gin (to_tsvector('simple', words));--> statement-breakpoint
CREATE INDEX "files_wordless" ON "files" USING btree ("id") WHERE words = '';--> statement-breakpoint
CREATE INDEX "leads_unfolded" ON "leads" USING btree ("id") WHERE words ~ '[À-ſ]';--> statement-breakpoint
CREATE INDEX "pages_project_updated" ON "pages" USING btree ("project_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pages_project_name" ON "pages" USING btree ("project_id",left(words, 60) collate "C" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "pages_tagged" ON "pages" USING btree ("project_id") WHERE tags <> '[]';--> statement-breakpoint
CREATE INDEX "pages_words" ON "pages" USING gin (to_tsvector('simple', words));--> statement-breakpoint
CREATE INDEX "pages_wordless" ON "pages" USING btree ("id") WHERE words = '';