import { Text, useContractMessage } from '@landfall/shared';

/** The message below a group of choices; nothing while the group is fine. */
export function FieldError({ children }: { children?: string }) {
  const say = useContractMessage();
  if (!children) return null;
  return (
    <Text role="alert" color="fg.error" fontSize="xs" mt="2">
      {say(children)}
    </Text>
  );
}
