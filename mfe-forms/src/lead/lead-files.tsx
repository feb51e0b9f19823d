import { Box, Button, fileSize, Stack, saveFile, Text, useMutation } from '@landfall/shared';
import type { Lead, LeadFile } from '@landfall/shared/contracts';
import { Download } from 'lucide-react';
import { fetchLeadFile } from '../api/leads.ts';
import { useAreaTexts } from '../texts.ts';

/** The files that came with a lead. They are never shown here: whoever sent them is a stranger. */
export function LeadFiles({ projectId, lead }: { projectId: string; lead: Lead }) {
  const texts = useAreaTexts();
  const download = useMutation(
    async (file: LeadFile) => saveFile(await fetchLeadFile(projectId, lead, file), file.name),
    { failure: { title: texts.fileFailed, reason: texts.tryAgainLater }, nameOf: ({ id }) => id },
  );
  if (lead.files.length === 0) return null;
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted" mb="2">
        {texts.files}
      </Text>
      <Stack as="ul" gap="2" listStyleType="none" aria-label={texts.files}>
        {lead.files.map((file) => (
          <li key={file.id}>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              maxW="full"
              h="auto"
              py="2"
              whiteSpace="normal"
              textAlign="start"
              loading={download.allPending.includes(file)}
              loadingText={texts.preparing}
              onClick={() => void download.mutate(file)}
            >
              <Download size={16} aria-hidden="true" />
              <Box as="span" minW="0" overflowWrap="anywhere">
                {file.name} ({fileSize(file.size)})
              </Box>
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
