import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packageSettings } from './package-settings.ts';

test('package clients are told of the network, and nothing of where npm of this machine lies', () => {
  assert.deepEqual(
    packageSettings({
      HTTPS_PROXY: 'http://proxy.example:3128',
      npm_config_registry: 'https://registry.example/',
      npm_config_global_prefix: '/opt/node',
      npm_config_prefix: '/opt/node',
      npm_config_userconfig: '/home/somebody/.npmrc',
      PATH: '/bin',
    }),
    { HTTPS_PROXY: 'http://proxy.example:3128', npm_config_registry: 'https://registry.example/' },
  );
});
