import { Box, Flex, fileSize, Heading, Link, Panel, paths, Skeleton, Stack, Text } from '@landfall/shared';
import { useProjectsTexts } from '../texts.ts';
import type { Reading, Room } from './use-home.ts';

interface MeterProps {
  label: string;
  used: number;
  max: number;
  /** How a number is written. */
  format?: (count: number) => string;
}

function Meter({ label, used, max, format = String }: MeterProps) {
  const texts = useProjectsTexts();
  const text = texts.usedOf(format(used), format(max));
  const share = max > 0 ? Math.min(used / max, 1) : 1;
  return (
    <Box>
      <Flex justify="space-between" fontSize="sm" mb="1.5" gap="3">
        <Text>{label}</Text>
        <Text color="fg.muted">{text}</Text>
      </Flex>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(used, max)}
        aria-valuetext={text}
        h="1.5"
        rounded="full"
        bg="bg.emphasized"
        overflow="hidden"
      >
        <Box
          h="full"
          rounded="full"
          bg={share >= 0.9 ? 'orange.solid' : 'brand.solid'}
          style={{ width: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}

function Content({ room }: { room: Reading<Room> }) {
  const texts = useProjectsTexts();
  if (room.data)
    return (
      <Stack gap="4">
        <Meter label={texts.projects} {...room.data.projects} />
        <Meter label={texts.pagesOfProject} {...room.data.pages} />
        <Meter label={texts.files} {...room.data.files} />
        {room.data.storage && <Meter label={texts.storage} {...room.data.storage} format={fileSize} />}
      </Stack>
    );
  if (room.error) return <Text color="fg.muted">{texts.roomFailed}</Text>;
  return <Skeleton h="28" />;
}

/** What the plan still allows; `room` null: the account has no plan. */
export function PlanRoom({ room }: { room: Reading<Room> | null }) {
  const texts = useProjectsTexts();
  return (
    <Panel as="section" aria-labelledby="plan-room">
      <Flex px="5" py="4" borderBottomWidth="1px" justify="space-between" align="center">
        <Heading as="h2" id="plan-room" size="sm">
          {texts.roomInPlan}
        </Heading>
        <Link to={paths.pricing}>
          <Text as="span" color="brand.fg" fontWeight="medium" fontSize="sm">
            {room && !room.data?.isLargest ? texts.upgrade : texts.seePlans}
          </Text>
        </Link>
      </Flex>
      <Box p="5">{room ? <Content room={room} /> : <Text>{texts.noPlan}</Text>}</Box>
    </Panel>
  );
}
