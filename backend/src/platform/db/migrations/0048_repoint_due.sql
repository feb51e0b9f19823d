ALTER TABLE "files" ADD COLUMN "repoint_due" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_repoint_due" ON "files" USING btree ("repoint_due") WHERE repoint_due is not null;--> statement-breakpoint
CREATE INDEX "trash_file_paths" ON "trash" USING gin (paths jsonb_path_ops) WHERE kind = 'file';