// A part of the Swagger Petstore API, in the shape in which openapi-typescript 7 writes descriptions.
// Operations that the Petstore lacks, for shapes that descriptions of other APIs have, are marked.

export interface paths {
  '/pet': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    /** Update an existing pet. */
    put: operations['updatePet']
    /** Add a new pet to the store. */
    post: operations['addPet']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pet/findByStatus': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get: operations['findPetsByStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pet/{petId}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get: operations['getPetById']
    put?: never
    post: operations['updatePetWithForm']
    delete: operations['deletePet']
    options?: never
    /** Not of the Petstore. */
    head: operations['getPetById']
    /** Not of the Petstore: a JSON merge patch, and a header that is required. */
    patch: operations['patchPet']
    trace?: never
  }
  '/pet/{petId}/uploadImage': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    post: operations['uploadFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/store/inventory': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get: operations['getInventory']
    put?: never
    post?: never
    /** Not of the Petstore: a DELETE with a body. */
    delete: operations['clearInventory']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/login': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get: operations['loginUser']
    put?: never
    /** Not of the Petstore: a form. */
    post: operations['loginWithForm']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/user/logout': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get: operations['logoutUser']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}

export type webhooks = Record<string, never>

export interface components {
  schemas: {
    Category: { /** Format: int64 */ id?: number; name?: string }
    Tag: { /** Format: int64 */ id?: number; name?: string }
    Pet: {
      /** Format: int64 */
      id?: number
      name: string
      category?: components['schemas']['Category']
      photoUrls: string[]
      tags?: components['schemas']['Tag'][]
      /** @enum {string} */
      status?: 'available' | 'pending' | 'sold'
    }
    ApiResponse: { /** Format: int32 */ code?: number; type?: string; message?: string }
    Error: { code: string; message: string }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}

export type $defs = Record<string, never>

export interface operations {
  updatePet: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody: {
      content: {
        'application/json': components['schemas']['Pet']
        'application/xml': components['schemas']['Pet']
      }
    }
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: {
          'application/json': components['schemas']['Pet']
          'application/xml': components['schemas']['Pet']
        }
      }
      400: { headers: { [name: string]: unknown }; content?: never }
      404: { headers: { [name: string]: unknown }; content?: never }
      default: {
        headers: { [name: string]: unknown }
        content: { 'application/json': components['schemas']['Error'] }
      }
    }
  }
  addPet: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody: { content: { 'application/json': components['schemas']['Pet'] } }
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': components['schemas']['Pet'] }
      }
      422: { headers: { [name: string]: unknown }; content?: never }
    }
  }
  findPetsByStatus: {
    parameters: {
      query: { status: 'available' | 'pending' | 'sold'; limit?: number }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': components['schemas']['Pet'][] }
      }
      400: { headers: { [name: string]: unknown }; content?: never }
    }
  }
  getPetById: {
    parameters: { query?: never; header?: never; path: { petId: number }; cookie?: never }
    requestBody?: never
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': components['schemas']['Pet'] }
      }
      404: {
        headers: { [name: string]: unknown }
        content: { 'application/problem+json': components['schemas']['Error'] }
      }
    }
  }
  updatePetWithForm: {
    parameters: {
      query?: { name?: string; status?: string }
      header?: never
      path: { petId: number }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': components['schemas']['Pet'] }
      }
      400: { headers: { [name: string]: unknown }; content?: never }
    }
  }
  deletePet: {
    parameters: { query?: never; header?: { api_key?: string }; path: { petId: number }; cookie?: never }
    requestBody?: never
    responses: { 200: { headers: { [name: string]: unknown }; content?: never } }
  }
  patchPet: {
    parameters: { query?: never; header: { 'If-Match': number }; path: { petId: number }; cookie?: never }
    requestBody?: { content: { 'application/merge-patch+json': Partial<components['schemas']['Pet']> } }
    responses: {
      '2XX': {
        headers: { [name: string]: unknown }
        content: { 'application/json; charset=utf-8': components['schemas']['Pet'] }
      }
      204: { headers: { [name: string]: unknown }; content?: never }
    }
  }
  uploadFile: {
    parameters: {
      query?: { additionalMetadata?: string }
      header?: never
      path: { petId: number }
      cookie?: never
    }
    requestBody?: { content: { 'application/octet-stream': string } }
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': components['schemas']['ApiResponse'] }
      }
    }
  }
  getInventory: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: {
      200: {
        headers: { [name: string]: unknown }
        content: { 'application/json': { [key: string]: number } }
      }
    }
  }
  clearInventory: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody: { content: { 'application/json': { reason: string } } }
    responses: { 204: { headers: { [name: string]: unknown }; content?: never } }
  }
  loginUser: {
    parameters: {
      query?: { username?: string; password?: string }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: { 'X-Rate-Limit'?: number; [name: string]: unknown }
        content: { 'text/plain': string }
      }
    }
  }
  loginWithForm: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': { username: string }
        'multipart/form-data': { username: string }
      }
    }
    responses: {
      200: { headers: { [name: string]: unknown }; content: { 'image/png': string } }
    }
  }
  logoutUser: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    requestBody?: never
    responses: { default: { headers: { [name: string]: unknown }; content?: never } }
  }
}
