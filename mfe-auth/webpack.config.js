import { areaConfig } from '@landfall/tools/webpack';

const firstPaint = { path: '/login', screen: 'login', needs: ['password.reset', 'payments.status'] };

export default areaConfig(import.meta.dirname, { firstPaint });
