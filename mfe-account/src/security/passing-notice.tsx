import { Flex } from '@landfall/shared';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';

/** How long the notice stays. */
export const NOTICE_MS = 5000;

/** A green notice that goes by itself. Give it a new `key` to begin its time anew. */
export function PassingNotice({ children, onGone }: { children: string; onGone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <Flex
      role="status"
      gap="2.5"
      p="4"
      align="center"
      rounded="lg"
      borderWidth="1px"
      borderColor="green.border"
      bg="bg.success"
      color="fg.success"
      fontWeight="medium"
    >
      <CircleCheck size={18} aria-hidden="true" />
      {children}
    </Flex>
  );
}
