ALTER TABLE "page_versions" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_sections" ADD COLUMN "published_at" timestamp (3) with time zone;