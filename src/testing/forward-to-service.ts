/** Makes the service of component tests a part of the origin that their pages come from. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Its address: set by `web-service.ts` in the process that both run in. */
export const serviceVariable = 'KEYTURN_TEST_SERVICE';

type Middleware = (message: IncomingMessage, answer: ServerResponse, next: () => void) => void;

/** For Vite: hands `/api` and `/given` on to the service, whose port is known only when it runs. */
export function forwardToService(): {
  name: string;
  configureServer: (server: { middlewares: { use: (middleware: Middleware) => void } }) => void;
} {
  return {
    name: 'keyturn:forward-to-service',
    configureServer: ({ middlewares }) => {
      middlewares.use((message, answer, next) => {
        if (!/^\/(?:api|given)\//.test(message.url ?? '')) return next();
        const { method, headers } = message;
        const onward = request(`${process.env[serviceVariable]}${message.url}`, { method, headers }, (reply) => {
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(answer);
        });
        onward.on('error', () => answer.destroy());
        message.pipe(onward);
      });
    },
  };
}
