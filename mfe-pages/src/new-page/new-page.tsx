import { Button, Grid, hasCapability, notify, Stack } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import { FileCode, FilePlus } from 'lucide-react';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { slugOfTitle } from '../lib/slug.ts';
import { useDialog } from '../lib/use-dialog.ts';
import { usePagesTexts } from '../texts.ts';
import { BriefForm } from './brief-form.tsx';
import { ExampleList } from './example-list.tsx';
import { examplesOf } from './examples.ts';
import { TemplateChoice } from './template-choice.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useNewPageTexts } from './texts.ts';
import { Understood } from './understood.tsx';
import { useBrief } from './use-brief.ts';
import { useCreateDraft } from './use-create-draft.ts';
import { useWritePage } from './use-write-page.ts';

interface NewPageProps {
  projectId: string;
  /** A domain of the project; no page can be made without one. */
  domain: string | undefined;
  /** The address asks for templates. */
  asksForTemplate: boolean;
  onCreated: (page: Page) => void;
  /** Absent where the deployment imports no pages. */
  onImport?: () => void;
}

const OTHER_WAY = { variant: 'outline', colorPalette: 'gray', bg: 'bg.panel', size: 'sm' } as const;

/** A new page: from a brief, beside examples and what was understood of it, from a template, or empty. */
export function NewPage({ projectId, domain, asksForTemplate, onCreated, onImport }: NewPageProps) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const brief = useBrief(projectId);
  const preview = useDialog<ChosenTemplate>();
  const fromBrief = useWritePage(projectId, brief, onCreated);
  const fromOther = useCreateDraft(projectId, { onCreated });
  const isPending = fromBrief.isPending || fromOther.isPending;

  const begin = (title: string, template?: ChosenTemplate) =>
    fromOther.create({
      page: {
        title,
        slug: slugOfTitle(title),
        description: '',
        description_ai: '',
        ...(template && { template: template.template_id, language: template.language }),
      },
      isSlugFree: true,
    });
  const take = (text: string) => {
    const { text: typed } = brief;
    brief.put(text);
    document.querySelector<HTMLElement>('textarea[name=description_ai]')?.focus();
    // What somebody wrote is not lost to a click.
    if (typed && !examplesOf(texts).some((example) => example.text === typed))
      notify.success(texts.exampleTaken, undefined, {
        action: { label: texts.undo, onClick: () => brief.put(typed) },
        seconds: 10,
      });
  };

  const { draft, failure, isReading } = brief.understanding;
  const isAnythingRead = brief.isRead || isReading || draft.source !== null || failure !== undefined;
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        gap={{ base: '5', lg: '6' }}
        alignItems="start"
      >
        <BriefForm brief={brief} domain={domain} isPending={isPending} onWrite={fromBrief.write} />
        {brief.text !== '' && isAnythingRead ? (
          <Understood understanding={brief.understanding} isRead={brief.isRead} readAgain={brief.readAgain} />
        ) : (
          <Stack gap="5">
            <ExampleList disabled={isPending} onTake={take} />
            <Stack direction="row" wrap="wrap" gap="3">
              <Button {...OTHER_WAY} disabled={!domain || isPending} onClick={() => begin(texts.emptyTitle)}>
                <FilePlus aria-hidden="true" />
                {texts.emptyPage}
              </Button>
              {onImport && (
                <Button {...OTHER_WAY} disabled={!domain || isPending} onClick={onImport}>
                  <FileCode aria-hidden="true" />
                  {pagesTexts.importHtml}
                </Button>
              )}
            </Stack>
          </Stack>
        )}
      </Grid>
      {hasCapability('templates') && <TemplateChoice isAsked={asksForTemplate} onLookAt={preview.show} />}
      {preview.subject && (
        <TemplatePreview
          key={preview.number}
          template={preview.subject}
          open={preview.open}
          isPending={fromOther.isPending}
          canUse={domain !== undefined}
          onUse={() => preview.subject && begin(preview.subject.name, preview.subject)}
          onClose={preview.close}
        />
      )}
    </>
  );
}
