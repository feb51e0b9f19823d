import {
  Button,
  EmptyState,
  Link,
  Panel,
  paths,
  Screen,
  Skeleton,
  useNavigate,
  useSearchParams,
} from '@landfall/shared';
import { useEffect, useState } from 'react';
import { useHostTexts } from '../texts.ts';
import { findAddressOfThing } from './open-thing.ts';
import { useThingTexts } from './texts.ts';

/** Leads on to the area that shows what the address names. */
export default function OpenThingScreen() {
  const texts = useThingTexts();
  const { goHome } = useHostTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [kind, id] = [params.get('kind') ?? '', params.get('id') ?? ''];
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    // The project of the address is selected by the shell.
    void findAddressOfThing({ kind, id, project_id: '' }).then((address) => {
      if (!isCurrent) return;
      if (address) navigate(address, { replace: true });
      else setFailed(kind);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, id, navigate]);
  return (
    <Screen title={texts.opening}>
      {failed === kind ? (
        <Panel>
          <EmptyState
            title={texts.openFailed}
            description={texts.openFailedHelp}
            action={
              <Button asChild size="sm">
                <Link to={paths.dashboard}>{goHome}</Link>
              </Button>
            }
          />
        </Panel>
      ) : (
        <Skeleton h="56" rounded="xl" />
      )}
    </Screen>
  );
}
