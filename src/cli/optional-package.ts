import { CodedError, hasCode } from '../errors.ts';

/** What needs an optional package, loaded late. Throws `peer-missing` with its name where it is absent. */
export async function withPackage<Module>(load: () => Promise<Module>, name: string): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw hasCode(error, 'ERR_MODULE_NOT_FOUND')
      ? new CodedError('peer-missing', `${name} is not installed: npm install ${name}`)
      : error;
  }
}
