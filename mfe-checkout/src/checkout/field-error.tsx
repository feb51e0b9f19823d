import { Text } from '@landfall/shared';

/** The message below a group of choices; nothing while the group is fine. */
export const FieldError = ({ children }: { children?: string }) =>
  children ? (
    <Text role="alert" color="fg.error" fontSize="xs" mt="2">
      {children}
    </Text>
  ) : null;
