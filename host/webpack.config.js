import { areaConfig } from '@landfall/tools/webpack';
import { earlyRoutes } from './src/route-table.ts';

export default areaConfig(import.meta.dirname, { earlyRoutes });
