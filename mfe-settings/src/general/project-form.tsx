import {
  Box,
  Button,
  dateAt,
  Flex,
  Heading,
  Panel,
  projectTypeLabel,
  relativeTime,
  SimpleGrid,
  Stack,
  StatusBadge,
  Text,
} from '@landfall/shared';
import { LANDING_PAGE_PROJECT, type Project } from '@landfall/shared/contracts';
import { TextareaField, TextField } from '@landfall/shared/form';
import type { ReactNode } from 'react';
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

/** The only type that the forms offer; a project made elsewhere may be of another one. */
const typeOf = ({ type }: Project) => (type === LANDING_PAGE_PROJECT ? 'Landing Page' : projectTypeLabel(type));

export default function ProjectForm({ project }: { project: Project }) {
  const { form, submit } = useProjectForm(project);
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <Panel as="section" aria-labelledby="general-settings">
      <Heading as="h2" id="general-settings" size="sm" px="6" py="4" borderBottomWidth="1px">
        General Settings
      </Heading>
      <form onSubmit={submit} noValidate>
        <Stack gap="5" p="6">
          <TextField
            label="Project Name"
            autoComplete="off"
            readOnly={isSubmitting}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextareaField
            label="Description"
            helper="The AI assistant reads it when it writes your pages."
            rows={5}
            maxH="200px"
            readOnly={isSubmitting}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <TextField label="Project Type" readOnly value={typeOf(project)} bg="bg.subtle" color="fg.muted" />
          <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="5" pt="5" borderTopWidth="1px">
            <Fact label="Status">
              <StatusBadge status={project.status} />
            </Fact>
            <Fact label="Created At">
              <Moment at={project.created_at} />
            </Fact>
            <Fact label="Last Updated">
              <Moment at={project.updated_at} />
            </Fact>
          </SimpleGrid>
        </Stack>
        <Flex justify="flex-end" px="6" py="4" borderTopWidth="1px" bg="bg.subtle">
          <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText="Saving...">
            Save Changes
          </Button>
        </Flex>
      </form>
    </Panel>
  );
}
