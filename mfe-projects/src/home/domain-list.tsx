import { Box, chakra, Flex, Heading, Link, Panel, paths, Skeleton, StatusBadge, Text } from '@landfall/shared';
import type { Domain } from '@landfall/shared/contracts';
import { useProjectsTexts } from '../texts.ts';
import type { Reading } from './use-home.ts';

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3' } });
const Site = chakra('a', { base: { overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } } });

function Content({ domains }: { domains: Reading<Domain[]> }) {
  const texts = useProjectsTexts();
  if (!domains.data) return domains.error ? <Text color="fg.muted">{texts.domainsFailed}</Text> : <Skeleton h="16" />;
  if (domains.data.length === 0) return <Text color="fg.muted">{texts.noDomains}</Text>;
  return (
    <List>
      {domains.data.map(({ domain_id, domain, ssl, status }) => (
        <Flex as="li" key={domain_id} justify="space-between" align="center" gap="3">
          {status === 'active' ? (
            <Site href={`${ssl ? 'https' : 'http'}://${domain}`} target="_blank" rel="noreferrer">
              {domain}
            </Site>
          ) : (
            <Text overflowWrap="anywhere">{domain}</Text>
          )}
          <StatusBadge status={status} />
        </Flex>
      ))}
    </List>
  );
}

/** The project's domains and their state. */
export function DomainList({ domains }: { domains: Reading<Domain[]> }) {
  const texts = useProjectsTexts();
  return (
    <Panel as="section" aria-labelledby="home-domains">
      <Flex px="5" py="4" borderBottomWidth="1px" justify="space-between" align="center">
        <Heading as="h2" id="home-domains" size="sm">
          {texts.domains}
        </Heading>
        <Link to={paths.domains}>
          <Text as="span" color="brand.fg" fontWeight="medium" fontSize="sm">
            {texts.manage}
          </Text>
        </Link>
      </Flex>
      <Box p="5">
        <Content domains={domains} />
      </Box>
    </Panel>
  );
}
