import { ProjectGate } from '@landfall/shared';

export const AnalyticsScreen = () => <ProjectGate>{() => null}</ProjectGate>;
