import { defineArea } from '@landfall/shared';
import { AnalyticsScreen } from './analytics-screen.tsx';

export default defineArea({ analytics: AnalyticsScreen });
