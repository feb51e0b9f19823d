// The overlay facade: what stands above the screen. Loaded with the first screen that opens something.
import './overlay/back-closes.ts';
import './theme/overlay-recipes.ts';
import './theme/tabs-recipes.ts';

export { Drawer, Menu, Portal, Tabs } from '@chakra-ui/react';
export { Action, ActionMenu, RowMenu } from './overlay/action-menu.tsx';
export { afterMenu } from './overlay/after-menu.ts';
export { ConfirmDialog } from './overlay/confirm-dialog.tsx';
export { FormDialog } from './overlay/form-dialog.tsx';
export { Hint } from './overlay/hint.tsx';
export { LeaveWarning } from './overlay/leave-warning.tsx';
export { Modal } from './overlay/modal.tsx';
export { NotificationArea } from './overlay/notification-area.tsx';
