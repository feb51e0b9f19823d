import { Box, chakra, Flex, hasCapability } from '@landfall/shared';
import { SwitchField } from '@landfall/shared/form';
import { hasSingleKeys, setSingleKeys } from '@landfall/shared/list';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useHostTexts } from '../texts.ts';

const Key = chakra('kbd', {
  base: { px: '2', py: '0.5', borderWidth: '1px', rounded: 'md', bg: 'bg.muted', fontFamily: 'mono', fontSize: 'xs' },
});

const List = chakra('dl', { base: { display: 'grid', gap: '3' } });

/** The list of shortcuts. */
export default function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useHostTexts();
  const [isOn, setIsOn] = useState(hasSingleKeys);
  const hasLists = hasCapability('lists.query');
  const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  const shortcuts = [
    [`${modifier} K`, texts.shortcutPalette],
    [`${modifier} B`, texts.shortcutSidebar],
    ['?', texts.shortcutHelp],
    ['Esc', texts.shortcutClose],
    ...(hasLists
      ? [
          ['/', texts.shortcutSearch],
          ['J K', texts.shortcutWalk],
          ['X', texts.shortcutSelect],
          ['E', texts.shortcutEdit],
          ['C', texts.shortcutNew],
          ['Del', texts.shortcutDelete],
          [`${modifier} Z`, texts.shortcutUndo],
        ]
      : []),
  ];
  return (
    <Modal open={open} onClose={onClose} title={texts.shortcuts} size="sm">
      <List>
        {shortcuts.map(([keys, meaning]) => (
          <Flex key={keys} justify="space-between" align="center" gap="4">
            <dt>{meaning}</dt>
            <dd>
              <Key>{keys}</Key>
            </dd>
          </Flex>
        ))}
      </List>
      {hasLists && (
        <Box mt="5" pt="4" borderTopWidth="1px">
          <SwitchField
            label={texts.singleKeys}
            helper={texts.singleKeysHelp}
            checked={isOn}
            onChange={({ target: { checked } }) => {
              setSingleKeys(checked);
              setIsOn(checked);
            }}
          />
        </Box>
      )}
    </Modal>
  );
}
