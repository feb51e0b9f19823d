import {
  Box,
  Button,
  dateAt,
  Flex,
  Heading,
  hasCapability,
  Panel,
  relativeTime,
  SimpleGrid,
  Stack,
  StatusBadge,
  Text,
} from '@landfall/shared';
import { LANDING_PAGE_PROJECT, type Project } from '@landfall/shared/contracts';
import { LeaveWarning, SelectField, TextareaField, TextField } from '@landfall/shared/form';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../texts.ts';
import { useProjectForm } from './use-project-form.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Text as="dt" color="fg.muted" fontSize="xs" mb="1">
      {label}
    </Text>
    <Box as="dd">{children}</Box>
  </Box>
);

const Moment = ({ at }: { at: number }) => (
  <>
    <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
      {dateAt(at)}
    </Text>
    <Text color="fg.muted" fontSize="xs">
      {relativeTime(at)}
    </Text>
  </>
);

/** Every time zone that the browser knows, and the project's. */
const zoneOptions = (own: string | undefined) =>
  [...new Set(['UTC', ...(own ? [own] : []), ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));

/** The only type that the forms offer; a project made elsewhere may be of another one. */
const typeOf = ({ type }: Project): 'landingPage' | 'otherType' | 'unknownType' =>
  type === LANDING_PAGE_PROJECT ? 'landingPage' : type === 'other' ? 'otherType' : 'unknownType';

interface ProjectFormProps {
  project: Project;
  /** There is nothing left to save. */
  deleted: boolean;
}

export default function ProjectForm({ project, deleted }: ProjectFormProps) {
  const texts = useAreaTexts();
  const { form, submit } = useProjectForm(project);
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <Panel as="section" aria-labelledby="general-settings">
      <Heading as="h2" id="general-settings" size="sm" px="6" py="4" borderBottomWidth="1px">
        {texts.generalSettings}
      </Heading>
      <form onSubmit={submit} noValidate>
        <Stack gap="5" p="6">
          <TextField
            label={texts.projectName}
            autoComplete="off"
            readOnly={isSubmitting}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextareaField
            label={texts.description}
            helper={texts.descriptionHelp}
            rows={5}
            maxH="200px"
            readOnly={isSubmitting}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <TextField
            label={texts.projectType}
            readOnly
            value={texts[typeOf(project)]}
            bg="bg.subtle"
            color="fg.muted"
          />
          {hasCapability('stats') && (
            <SelectField
              label={texts.timeZone}
              helper={texts.timeZoneHelp}
              options={zoneOptions(project.time_zone)}
              error={errors.time_zone?.message}
              {...form.register('time_zone')}
            />
          )}
          <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="5" pt="5" borderTopWidth="1px">
            <Fact label={texts.status}>
              <StatusBadge status={project.status} />
            </Fact>
            <Fact label={texts.createdAt}>
              <Moment at={project.created_at} />
            </Fact>
            <Fact label={texts.lastUpdated}>
              <Moment at={project.updated_at} />
            </Fact>
          </SimpleGrid>
        </Stack>
        <Flex justify="flex-end" px="6" py="4" borderTopWidth="1px" bg="bg.subtle">
          <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={texts.saving}>
            {texts.saveChanges}
          </Button>
        </Flex>
      </form>
      <LeaveWarning dirty={isDirty && !deleted} onLeave={() => form.reset()} />
    </Panel>
  );
}
