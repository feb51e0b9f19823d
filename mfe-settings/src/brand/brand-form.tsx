import { Button, Flex, Panel, Stack, Text } from '@landfall/shared';
import type { Brand, Project } from '@landfall/shared/contracts';
import { LeaveWarning } from '@landfall/shared/form';
import { useTypePairs } from '../api/brand.ts';
import { PictureField } from '../components/pictures/picture-field.tsx';
import { useAreaTexts } from '../texts.ts';
import { ColourSection } from './colour-section.tsx';
import { LettersSection } from './letters-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { familyOf, TypeFonts } from './type-fonts.tsx';
import { useBrandForm } from './use-brand-form.ts';

export function BrandForm({ project, brand }: { project: Project; brand: Brand }) {
  const texts = useAreaTexts();
  const brandForm = useBrandForm(project.project_id, brand);
  const { data } = useTypePairs();
  const { form, submit, values, fileOf, know } = brandForm;
  const { errors, isDirty, isSubmitting } = form.formState;
  const pairs = data?.data ?? [];
  const pair = pairs.find(({ id }) => id === values.type);
  return (
    <form onSubmit={submit} noValidate>
      {pairs.length > 0 && <TypeFonts pairs={pairs} />}
      <Stack gap="6" maxW="4xl">
        <Panel p={{ base: '4', sm: '6' }}>
          <PictureField
            label={texts.logo}
            picture="logo"
            helper={texts.logoHelp}
            wide
            whole
            file={fileOf(values.logo?.file_id)}
            error={errors.logo?.message}
            onChoose={(file) => {
              if (file) know(file);
              form.setValue('logo', file && { file_id: file.file_id }, { shouldDirty: true });
            }}
          />
        </Panel>
        <ColourSection project={project} brandForm={brandForm} family={pair && familyOf(pair)} />
        <LettersSection form={form} pairs={pairs} />
        <PicturesSection {...brandForm} />
        <Flex
          position="sticky"
          bottom="0"
          zIndex="docked"
          justify="space-between"
          align="center"
          gap="4"
          px={{ base: '4', sm: '6' }}
          py="3"
          bg="bg.panel"
          borderWidth="1px"
          rounded="xl"
          boxShadow="md"
        >
          <Text color="fg.muted" fontSize="xs">
            {isDirty ? texts.brandUnsaved : texts.brandWhere}
          </Text>
          <Button type="submit" flexShrink="0" disabled={!isDirty} loading={isSubmitting} loadingText={texts.saving}>
            {texts.saveChanges}
          </Button>
        </Flex>
      </Stack>
      <LeaveWarning dirty={isDirty} onLeave={() => form.reset()} />
    </form>
  );
}
