import { Button, Flex, Heading, Panel, Stack } from '@landfall/shared';
import type { Project, Seo } from '@landfall/shared/contracts';
import { LeaveWarning, SelectField, TextareaField, TextField, useWatch } from '@landfall/shared/form';
import { PictureField } from '../components/pictures/picture-field.tsx';
import { useAreaTexts } from '../texts.ts';
import { SeoColumns } from './seo-columns.tsx';
import { SeoPreview } from './seo-preview.tsx';
import { useSeoForm } from './use-seo-form.ts';

export function SeoForm({ project, seo }: { project: Project; seo: Seo }) {
  const texts = useAreaTexts();
  const { form, submit, pictures, choose } = useSeoForm(project.project_id, seo);
  const { errors, isDirty, isSubmitting } = form.formState;
  const [title_pattern, description, robots] = useWatch({
    control: form.control,
    name: ['title_pattern', 'description', 'robots'],
  });
  return (
    <SeoColumns
      form={
        <Panel as="section" aria-labelledby="seo-settings">
          <Heading as="h2" id="seo-settings" size="sm" px="6" py="4" borderBottomWidth="1px">
            {texts.searchEngines}
          </Heading>
          <form onSubmit={submit} noValidate>
            <Stack gap="5" p="6">
              <TextField
                label={texts.titlePattern}
                helper={texts.titlePatternHelp}
                autoComplete="off"
                readOnly={isSubmitting}
                error={errors.title_pattern?.message}
                {...form.register('title_pattern')}
              />
              <TextareaField
                label={texts.defaultDescription}
                helper={texts.defaultDescriptionHelp}
                rows={3}
                readOnly={isSubmitting}
                error={errors.description?.message}
                {...form.register('description')}
              />
              <SelectField
                label={texts.robots}
                options={[
                  { value: 'index', label: texts.robotsIndex },
                  { value: 'noindex', label: texts.robotsNoindex },
                ]}
                error={errors.robots?.message}
                {...form.register('robots')}
              />
              <PictureField
                label={texts.socialImage}
                picture="image"
                helper={texts.socialImageHelp}
                wide
                file={pictures.image}
                error={errors.image_id?.message}
                onChoose={(file) => choose('image', file)}
              />
              <PictureField
                label={texts.favicon}
                picture="favicon"
                helper={texts.faviconHelp}
                file={pictures.favicon}
                error={errors.favicon_id?.message}
                onChoose={(file) => choose('favicon', file)}
              />
            </Stack>
            <Flex justify="flex-end" px="6" py="4" borderTopWidth="1px" bg="bg.subtle">
              <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={texts.saving}>
                {texts.saveChanges}
              </Button>
            </Flex>
          </form>
          <LeaveWarning dirty={isDirty} onLeave={() => form.reset()} />
        </Panel>
      }
      preview={
        <SeoPreview
          project={project}
          pattern={title_pattern}
          description={description ?? ''}
          hidden={robots === 'noindex'}
          pictures={pictures}
        />
      }
    />
  );
}
