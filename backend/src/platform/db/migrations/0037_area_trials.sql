CREATE TABLE "area_trials" (
	"trial" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "area_trials_trial_remote_version_pk" PRIMARY KEY("trial","remote","version")
);
--> statement-breakpoint
CREATE INDEX "area_trials_seen" ON "area_trials" USING btree ("seen_at");