export { default } from '@landfall/tools/jest';
