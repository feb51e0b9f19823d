import { Button, EmptyState, getRuntimeConfig, Link, paths, Stack, useSearchParams } from '@landfall/shared';
import type { EmailUndone } from '@landfall/shared/contracts';
import { useState } from 'react';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useAuthTexts } from '../texts.ts';
import { UndoButton } from './undo-button.tsx';
import { Undone } from './undone.tsx';

/** A link that undoes nothing, and where to go on from it. */
function NoLink({ title, description }: { title: string; description: string }) {
  const texts = useAuthTexts();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={description}
        action={
          <Stack gap="2">
            <Button asChild autoFocus>
              <Link to={paths.login}>{texts.backToLogin}</Link>
            </Button>
            <Button asChild variant="ghost" colorPalette="gray">
              <a href={getRuntimeConfig().links.support}>{texts.writeToUs}</a>
            </Button>
          </Stack>
        }
      />
    </div>
  );
}

/** Where the link of the mail leads that tells an old e-mail of a change. */
export default function UndoEmail() {
  const texts = useAuthTexts();
  const [params] = useSearchParams();
  const [undone, setUndone] = useState<EmailUndone>();
  const [invalid, setInvalid] = useState(false);
  const token = params.get('token');
  return (
    <AuthLayout title={texts.undoEmailTitle} description={undone ? texts.undoneHelp : texts.undoEmailHelp}>
      {undone ? (
        <Undone {...undone} />
      ) : !token ? (
        <NoLink title={texts.noToken} description={texts.noUndoTokenHelp} />
      ) : invalid ? (
        <NoLink title={texts.undoInvalid} description={texts.undoInvalidHelp} />
      ) : (
        <UndoButton token={token} onUndone={setUndone} onInvalid={() => setInvalid(true)} />
      )}
    </AuthLayout>
  );
}
