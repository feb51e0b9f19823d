CREATE TABLE "mail_recipients" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"refused" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_pixels" (
	"project_id" text PRIMARY KEY NOT NULL,
	"consent_required" boolean DEFAULT true NOT NULL,
	"consent_text" text DEFAULT '' NOT NULL,
	"privacy_url" text DEFAULT '' NOT NULL,
	"code_head" text DEFAULT '' NOT NULL,
	"code_body_end" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "kind" text DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "form_ids" jsonb;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pixels" ADD CONSTRAINT "project_pixels_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_recipients_once" ON "mail_recipients" USING btree ("user_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "webhooks_pixel" ON "webhooks" USING btree ("project_id","kind") WHERE kind in ('meta', 'ga4', 'tiktok');