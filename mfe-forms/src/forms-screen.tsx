import { ProjectGate } from '@landfall/shared';

export const FormsScreen = () => <ProjectGate>{() => null}</ProjectGate>;
