import { areaConfig } from '@landfall/tools/webpack';

export default areaConfig(import.meta.dirname);
