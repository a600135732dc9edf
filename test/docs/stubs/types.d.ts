/** The shapes that the recipes of README.md use of packages that are not installed here, from their documentation. */
declare module 'graphile-worker' {
  export function run(options: {
    connectionString: string;
    taskList: Record<string, (payload: unknown) => Promise<void>>;
  }): Promise<unknown>;
}
declare module 'agenda' {
  export class Agenda {
    constructor(options: { db: { address: string } });
    define(name: string, handler: (job: { attrs: { data: unknown } }) => Promise<void>): void;
    start(): Promise<void>;
  }
}
declare module '@temporalio/activity' {
  export const Context: {
    current(): { cancellationSignal: AbortSignal; heartbeat(details?: unknown): void };
  };
}
declare module '@temporalio/worker' {
  export const Worker: {
    create(options: {
      taskQueue: string;
      workflowsPath: string;
      activities: object;
    }): Promise<{ run(): Promise<void> }>;
  };
}
declare module 'inngest' {
  export class Inngest {
    constructor(options: { id: string });
    createFunction(
      options: { id: string },
      trigger: { event: string },
      handler: (context: {
        event: { data: unknown };
        step: { run<Result>(id: string, work: () => Promise<Result>): Promise<Result> };
      }) => Promise<unknown>,
    ): unknown;
  }
}
declare module '@aws-sdk/client-sqs' {
  export class SQS {
    constructor(options: object);
    receiveMessage(input: {
      QueueUrl: string | undefined;
      VisibilityTimeout: number;
      WaitTimeSeconds: number;
    }): Promise<{ Messages?: { Body?: string; ReceiptHandle?: string }[] }>;
    changeMessageVisibility(input: {
      QueueUrl: string | undefined;
      ReceiptHandle: string | undefined;
      VisibilityTimeout: number;
    }): Promise<unknown>;
    deleteMessage(input: {
      QueueUrl: string | undefined;
      ReceiptHandle: string | undefined;
    }): Promise<unknown>;
  }
}
declare module '@aws-sdk/client-s3' {
  interface Place {
    Bucket: string;
    Key: string;
  }
  export class S3 {
    constructor(options: object);
    putObject(input: Place & { Body: string }): Promise<unknown>;
    getObject(input: Place): Promise<{ Body?: { transformToString(): Promise<string> } }>;
    listObjectsV2(input: {
      Bucket: string;
      Prefix: string;
      MaxKeys: number;
      ContinuationToken: string | undefined;
    }): Promise<{ Contents?: { Key?: string }[]; NextContinuationToken?: string }>;
  }
}
