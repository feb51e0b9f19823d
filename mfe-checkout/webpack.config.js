import { areaConfig } from '@landfall/tools/webpack';
import { pageConfig } from '@landfall/tools/webpack-page';

export default [areaConfig(import.meta.dirname), pageConfig(import.meta.dirname)];
